import { upload } from '#client/api/upload.ts';
import { Materials } from '../materials/materials.tsx';
import { MeetingPicker } from './suggestions/meeting-picker.tsx';
import { MeetingSlots, OpenPositions } from './suggestions/suggestions.tsx';
import { Receipt } from './receipt/receipt.tsx';
import { UploadProgress } from './upload-progress.tsx';

/**
 * Parts that forms do not need at first. Kept in one file, because every separate chunk would be listed among the scripts that a page waits
 * for.
 */
export const FORM_PARTS = { Materials, MeetingPicker, MeetingSlots, OpenPositions, Receipt, upload, UploadProgress };
