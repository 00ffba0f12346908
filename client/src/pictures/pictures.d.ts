declare module '*.jpg?picture' {
  const picture: import('#shared/content/picture-source').PictureSource;
  export default picture;
}

/** All pictures of a folder, by file name without extension. */
declare module '*?pictures' {
  const pictures: Readonly<Record<string, import('#shared/content/picture-source').PictureSource>>;
  export default pictures;
}

/** The picture cropped to the size that social networks ask for, with the logo. */
declare module '*.jpg?share' {
  const picture: Omit<import('./share.ts').SharePicture, 'alt'>;
  export default picture;
}
