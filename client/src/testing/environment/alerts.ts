/** The texts of `alert()` in the current test. */
export const alerts: string[] = [];

/** jsdom does not implement `alert()`. */
export function watchAlerts(): void {
  alerts.length = 0;
  window.alert = (text: string) => void alerts.push(text);
}
