/** Reports of players over HTTP. */
import { ask } from '../live/api';
import type { MeasurePage, MeasureTaken, NewMeasure, NewReport, ReportPage } from '../protocol/types';

export const sendReport = (report: NewReport): Promise<void> => ask('POST', '/api/reports', report);
export const confirmWarning = (): Promise<void> => ask('DELETE', '/api/me/warning');

const older = (before: number | null, first: string): string =>
  [first, before === null ? '' : `before=${before}`].filter(Boolean).join('&');
/** For admins. */
export const reports = (closed: boolean, before: number | null = null): Promise<ReportPage> =>
  ask('GET', `/api/admin/reports?${older(before, `closed=${closed}`)}`);
export const measures = (before: number | null = null): Promise<MeasurePage> =>
  ask('GET', `/api/admin/measures?${older(before, '')}`);
export const takeMeasure = (measure: NewMeasure): Promise<MeasureTaken> =>
  ask('POST', '/api/admin/measures', measure);
