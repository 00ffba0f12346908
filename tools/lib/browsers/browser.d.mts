interface FoundChromium {
  source: string;
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

export function findChromium(): Promise<FoundChromium>;
export function findOtherChromium(): Promise<FoundChromium | undefined>;
