export const ADMIN: { email: string; password: string };
export function startProduct(options?: {
  log?: string;
  env?: NodeJS.ProcessEnv;
}): Promise<{ url: string; stop: () => Promise<void> }>;
