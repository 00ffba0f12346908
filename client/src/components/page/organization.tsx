import { ORGANIZATION, scriptJson } from '../../../../shared/structured-data.ts';

/** The company for search engines. The Content-Security-Policy applies to scripts, not to JSON-LD. */
export function Organization() {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(ORGANIZATION) }} />;
}
