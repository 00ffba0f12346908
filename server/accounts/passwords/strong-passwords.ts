import { Injectable } from '@nestjs/common';
import type { Person } from '#shared/accounts/password-strength';
import { NewPasswords } from '../../auth/account/password.ts';
import { PublishedContent } from '../../content/published/published-content.ts';
import { Problem } from '../../http/errors/problem.ts';

@Injectable()
export class StrongPasswords extends NewPasswords {
  constructor(private readonly content: PublishedContent) {
    super();
  }

  async check(password: string, { email, name }: Person): Promise<void> {
    const { passwordProblem, wordsAround } = await import('#shared/accounts/password-strength');
    const problem = passwordProblem(password, wordsAround(this.content.firm, { email, name }));
    if (problem) throw new Problem(400, [problem]);
  }
}
