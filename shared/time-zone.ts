/** In which meetings are arranged and the admin reads times. */
export const TIME_ZONE = 'Asia/Manila';
