import type { LibraryPicture } from '#shared/contract';
import { isUnauthorized } from '#client/api/http.ts';
import { logFailure } from '#client/api/log.ts';
import { wholeLibrary } from '#client/api/pictures.ts';
import { withUploaded } from '#client/picture-library/uploads.ts';
import { createAccountStore } from '#client/stores/account.ts';

interface Library {
  pictures?: LibraryPicture[];
  hasFailed: boolean;
  load: () => Promise<void>;
  take: (picture: LibraryPicture) => void;
}

/** The pictures that a rental may show, once they are asked for. */
export const useLibrary = createAccountStore<Library>((set, get) => ({
  hasFailed: false,
  load: async () => {
    set({ hasFailed: false });
    try {
      set({ pictures: await wholeLibrary() });
    } catch (error) {
      if (!isUnauthorized(error)) logFailure('The pictures could not be loaded.', error);
      set({ hasFailed: true });
    }
  },
  take: (picture) => set({ pictures: withUploaded(get().pictures ?? [], picture) }),
}));
