/** Calls of a content editor. `call` comes from adminCalls(). */
export const stateOf = async (call) => (await call('admin/content')).json();

/** Changes one content path of a draft, whatever its current value. */
export async function setDraft(call, document, path, value) {
  const { content } = await stateOf(call);
  const before = path.reduce((at, step) => at[step], content[document]);
  await call(`admin/content/drafts/${document}`, { method: 'PATCH', body: { changes: [{ path, before, value }] } });
}

/** Publishes all drafts. @returns the release */
export async function publishDrafts(call) {
  const { drafts } = await stateOf(call);
  const revisions = Object.fromEntries(drafts.map(({ document, revision }) => [document, revision]));
  return (await call('admin/content/publish', { method: 'POST', body: { revisions } })).json();
}
