/** The shape of every body and answer. The server's DTOs implement these; the client speaks them. */

export interface RentalInput {
  vehicleName: string;
  /** Shown as Capacity. */
  weightLimit: string;
}

export interface Rental extends RentalInput {
  _id: string;
}

export interface JobInput {
  title: string;
  position: string;
  location: string;
  fullDescription: string;
  qualifications: string;
}

export interface Job extends JobInput {
  _id: string;
}

export interface QuoteRequest {
  name: string;
  phone: string;
  email: string;
  service: string;
  /** The company office's label, or `Other`. */
  meetingLocation: string;
  customLocation?: string;
  /** Long English text in Philippine time: `Monday, March 3, 2025 at 2:30 PM`. */
  meetingDateTime: string;
}

/** The text fields of the multipart form; the file travels beside them as `resume`. */
export interface JobApplication {
  name: string;
  email: string;
  position: string;
  contact: string;
}

export const MEETING_ELSEWHERE = 'Other';
export const DELIVERY_OPTIONS = ['Pick Up', 'Deliver'] as const;
export type DeliveryOption = (typeof DELIVERY_OPTIONS)[number];

export interface ServiceInquiry {
  name: string;
  email: string;
  service?: string;
  contact: string;
  description?: string;
  deliveryOption: DeliveryOption;
  deliveryLocation?: string;
}

/** What a visitor gets for a stored submission. */
export interface SubmissionReceipt {
  success: true;
  message: string;
  /** Short and readable, for the phone: `Q-7F3K9D`. */
  reference: string;
}

export interface LoginInput {
  email: string;
  password: string;
}

export interface LoginResult {
  success: true;
  token: string;
}

export interface AdminSession {
  email: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** The one body of every 4xx and 5xx. */
export interface ErrorBody {
  statusCode: number;
  /** A plain sentence; `error` repeats it for clients that read that key. */
  message: string;
  error: string;
  /** Every sentence, when there is more to say than one. */
  errors?: string[];
  requestId: string;
  /** Only on a refused sign-in. */
  success?: false;
}
