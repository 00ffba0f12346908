export const ADMIN: { email: string; password: string };
export function startProduct(options?: { log?: string }): Promise<{ url: string; stop: () => Promise<void> }>;
