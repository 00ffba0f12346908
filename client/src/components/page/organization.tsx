import { ORGANIZATION, scriptJson } from '../../../../shared/structured-data.ts';

/** Who we are, for search engines. It is data, which the Content-Security-Policy takes for no script. */
export function Organization() {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(ORGANIZATION) }} />;
}
