/** PostgreSQL's advisory locks. Each lock has a number of its own, the same in all processes. */
export const MIGRATION_LOCK = 727_001;
export const PUBLISH_LOCK = 727_002;
export const RENDERED_FILES_LOCK = 727_003;
export const CONTENT_LOCK = 727_004;
/** A process that uses the embedded server holds it shared; a process that stops the server holds it exclusively. */
export const EMBEDDED_USERS_LOCK = 727_005;
export const EMBEDDED_CREATION_LOCK = 727_006;
