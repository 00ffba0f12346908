export function findFirefox():
  { channel: string; launchOptions: { executablePath: string; env: Record<string, string> } } | undefined;
