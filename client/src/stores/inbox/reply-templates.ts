import type { ReplyTemplate, ReplyTemplateInput } from '#shared/contract';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { repliesApi } from '../../api/admin/replies.ts';
import { createAccountRows } from '../rows.ts';

/** The reply templates for all kinds of submissions. */
export const useReplyTemplates = createAccountRows<ReplyTemplate, ReplyTemplateInput>(
  DESK_ENDPOINTS.replyTemplates,
  repliesApi.templates,
);
