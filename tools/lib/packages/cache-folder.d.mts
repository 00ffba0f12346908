export function cacheFolder(...names: string[]): string;
export function markUsed(entry: string): Promise<void>;
export function forgetUnused(folder: string, now?: number): Promise<void>;
