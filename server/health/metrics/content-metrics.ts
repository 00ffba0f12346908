import { Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import { WorkMetrics, type WorkMeter } from '../../work-metrics.ts';

/** Metrics of this process's work on content and pictures, read during a scrape. */
@Injectable()
export class ContentMetrics {
  constructor(
    private readonly registry: Registry,
    measured: WorkMetrics,
  ) {
    this.work('content_publication', 'Publications of drafts', measured.publishes);
    this.work('site_render', 'Renderings of one or more pages', measured.renders);
    this.work('picture_encoding', 'Encodings of uploaded pictures', measured.encodings);
    this.counter('site_rendered_pages_total', 'Rendered pages and other files.', (counter) =>
      counter.inc(measured.renderedPages),
    );
  }

  private work(name: string, what: string, meter: WorkMeter): void {
    this.counter(
      `${name}s_total`,
      `${what}, by outcome: done, refused or failed.`,
      (counter) => {
        for (const [outcome, count] of Object.entries(meter.counts)) counter.inc({ outcome }, count);
      },
      ['outcome'],
    );
    this.counter(`${name}_seconds_total`, `${what}: total duration.`, (counter) => counter.inc(meter.seconds));
  }

  private counter(name: string, help: string, read: (counter: Counter) => void, labelNames: string[] = []): void {
    const collect = function (this: Counter) {
      this.reset();
      read(this);
    };
    new Counter({ name, help, labelNames, registers: [this.registry], collect });
  }
}
