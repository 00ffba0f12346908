import type { ReplyTemplate, ReplyTemplateInput } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { repliesApi } from '../api/replies.ts';
import { createRows } from './rows.ts';

/** The prepared answers to all kinds of submissions. */
export const useReplyTemplates = createRows<ReplyTemplate, ReplyTemplateInput>(ENDPOINTS.replyTemplates, {
  list: repliesApi.templates,
});
