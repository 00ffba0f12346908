/** The id of the element in which a page carries its content, as JSON. */
export const SERVED_CONTENT = 'content';
