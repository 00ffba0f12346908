import { ORG_CHART } from '../../content/about.ts';
import tall from '../../images/org-chart-mobile.svg';
import wide from '../../images/org-chart.svg';
import styles from './org-chart.module.css';

/** The chart as a picture and, for screen readers and for copying, as text. */
export function OrgChart() {
  return (
    <div className={styles.chart}>
      <picture>
        <source media="(max-width: 64rem)" srcSet={tall} width="360" height="1670" />
        <img src={wide} width="1400" height="524" alt={ORG_CHART.alt} loading="lazy" />
      </picture>
      <details className={styles.words}>
        <summary>The chart in words</summary>
        <p>{ORG_CHART.head}</p>
        <ul>
          {ORG_CHART.departments.map(({ name, roles }) => (
            <li key={name}>
              <strong>{name}</strong>
              <ul>
                {roles.map((role) => (
                  <li key={role}>{role}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
