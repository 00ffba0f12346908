/** Name of the window in which a page shows the drafts without the editor. */
export const PREVIEW = 'preview-of-drafts';

export const isPreview = (): boolean => window.name === PREVIEW && window.parent !== window;
