/** Style sheets of what no public page begins with: the admin's pages, and the map's library. All others go in one file. */
export const APART = /^assets\/(?:admin-[\w-]+|office-map)-[\w-]{8}\.css$/;
