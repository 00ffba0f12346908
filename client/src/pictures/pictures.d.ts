declare module '*.jpg?picture' {
  const picture: import('../components/picture/picture.tsx').PictureSource;
  export default picture;
}

/** All pictures of a folder by their names, without the ending. */
declare module '*?pictures' {
  const pictures: Readonly<Record<string, import('../components/picture/picture.tsx').PictureSource>>;
  export default pictures;
}

/** The middle of the picture in the size that social networks ask for, with the logo. */
declare module '*.jpg?share' {
  const picture: Omit<import('./share.ts').SharePicture, 'alt'>;
  export default picture;
}
