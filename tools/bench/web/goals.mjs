/** What a first visit may cost, in bytes as sent; a KB is 1,024 of them. */
const KB = 1024;

/** React 19 alone, hydrated, as it was measured when the goal was set; a run of the bench measures it anew. */
const REACT_ALONE = 58_653;

/** How many times as much script as React alone a page may load. */
export const TIMES_REACT = 1.4;

export const BUDGET = { html: 12 * KB, css: 12 * KB, js: Math.floor(TIMES_REACT * REACT_ALONE), hero: 60 * KB };

export const SCORES = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
export const SECONDS = { lcp: 1.8 };

/** The goals that a page misses, each as a few words. */
export function missed({ weight, vitals, lighthouse }, reactAlone) {
  const js = Math.floor(TIMES_REACT * reactAlone);
  const over = (what, value, most, unit = '') => (value > most ? [`${what} ${value}${unit} > ${most}${unit}`] : []);
  return [
    ...over('html', weight.html, BUDGET.html),
    ...over('css', weight.css, BUDGET.css),
    ...over('js', weight.js, js),
    ...over('picture', weight.hero, BUDGET.hero),
    ...weight.foreign.map((address) => `asks ${address}`),
    ...over('CLS', Number(Math.max(vitals.cls, lighthouse?.cls ?? 0).toFixed(2)), 0),
    ...(lighthouse ? missedByLighthouse(lighthouse, over) : []),
  ];
}

function missedByLighthouse({ scores, lcp }, over) {
  const low = Object.entries(SCORES).filter(([category, least]) => scores[category] < least);
  return [
    ...low.map(([category, least]) => `${category} ${scores[category]} < ${least}`),
    ...over('LCP', lcp / 1000, SECONDS.lcp, ' s'),
  ];
}
