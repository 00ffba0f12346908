import { request as httpRequest } from 'node:http';
import { API_PREFIX, ENDPOINTS } from '#shared/endpoints';
import type { SpecApp } from './use-app.ts';

const HALF = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna';

/** Starts an upload and resolves once the server reads it. The returned function aborts it. */
export const beginUpload = (app: SpecApp, address: string) =>
  new Promise<() => Promise<void>>((resolve, reject) => {
    const call = httpRequest({
      host: '127.0.0.1',
      port: app.port,
      path: `/${API_PREFIX}/${ENDPOINTS.applications}`,
      method: 'POST',
      headers: {
        'Content-Type': 'multipart/form-data; boundary=b',
        'X-Forwarded-For': address,
        Expect: '100-continue',
      },
    });
    const closed = new Promise<void>((done) => call.on('close', done));
    call.on('error', (error) => (call.destroyed ? undefined : reject(error)));
    call.on('continue', () => {
      call.write(HALF);
      resolve(() => {
        call.destroy();
        return closed;
      });
    });
    call.flushHeaders();
  });
