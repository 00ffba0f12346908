import { Injectable } from '@nestjs/common';
import { WorkTally } from './work-tally.ts';

/** The work of this process that is measured, since its start. */
@Injectable()
export class Tallies {
  readonly publishes = new WorkTally();
  readonly renders = new WorkTally();
  readonly encodings = new WorkTally();
  renderedPages = 0;
}
