import type { Project } from './project.ts';

// Empty until the first project of the year is handed over; the page shows a placeholder row.
export const completed: Project[] = [];
