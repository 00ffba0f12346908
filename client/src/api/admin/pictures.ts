import type { LibraryPicture, PicturePage, PicturePlaces, UnusedPictures } from '#shared/contract';
import { ENDPOINTS, UPLOAD_FIELD } from '#shared/endpoints';
import { LIMITS } from '#shared/limits';
import { request } from '../http.ts';
import { upload } from '../upload.ts';

export const picturesApi = {
  page: (cursor: string | null) =>
    request<PicturePage>(
      'GET',
      `${ENDPOINTS.pictures}?limit=${LIMITS.picturePage.max}${cursor === null ? '' : `&cursor=${cursor}`}`,
      { asAdmin: true },
    ),
  places: (id: string) => request<PicturePlaces>('GET', `${ENDPOINTS.pictures}/${id}/places`, { asAdmin: true }),
  unused: () => request<UnusedPictures>('GET', `${ENDPOINTS.pictures}/unused`, { asAdmin: true }),
  remove: (id: string) => request<void>('DELETE', `${ENDPOINTS.pictures}/${id}`, { asAdmin: true }),
  upload: (file: File, token: string, onProgress: (sent: number) => void) => {
    const form = new FormData();
    form.append(UPLOAD_FIELD, file);
    return upload<LibraryPicture>(ENDPOINTS.pictures, form, { Authorization: `Bearer ${token}` }, onProgress);
  },
};

/** All pictures, newest first. */
export async function wholeLibrary(): Promise<LibraryPicture[]> {
  const pictures: LibraryPicture[] = [];
  let cursor: string | null = null;
  do {
    const { items, next } = await picturesApi.page(cursor);
    pictures.push(...items);
    cursor = next;
  } while (cursor !== null);
  return pictures;
}
