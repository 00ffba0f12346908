/** What an editor of the content does; `call` is one of adminCalls. */
export const stateOf = async (call) => (await call('admin/content')).json();

/** Changes one place of a draft, whatever stands there. */
export async function setDraft(call, document, path, value) {
  const { content } = await stateOf(call);
  const before = path.reduce((at, step) => at[step], content[document]);
  await call(`admin/content/drafts/${document}`, { method: 'PATCH', body: { changes: [{ path, before, value }] } });
}

/** Publishes every draft; gives the release. */
export async function publishDrafts(call) {
  const { drafts } = await stateOf(call);
  const revisions = Object.fromEntries(drafts.map(({ document, revision }) => [document, revision]));
  return (await call('admin/content/publish', { method: 'POST', body: { revisions } })).json();
}
