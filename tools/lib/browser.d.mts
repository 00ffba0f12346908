export function findChromium(): Promise<{
  source: string;
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}>;
