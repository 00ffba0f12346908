interface Flight {
  current: Promise<unknown>;
  next?: Promise<unknown>;
}

/**
 * Makes each thing once at a time, for all that ask for it. Who comes while it is being made waits for the next making,
 * since the one under way may have read what has changed since. When it fails, they fail with it.
 */
export class Flights {
  private readonly flights = new Map<string, Flight>();

  join<T>(name: string, make: () => Promise<T>): Promise<T> {
    const flight = this.flights.get(name);
    if (!flight) return this.begin(name, make);
    flight.next ??= flight.current.then(() => this.join(name, make));
    return flight.next as Promise<T>;
  }

  private begin<T>(name: string, make: () => Promise<T>): Promise<T> {
    const current = make();
    const flight: Flight = { current };
    this.flights.set(name, flight);
    const end = () => void (this.flights.get(name) === flight && this.flights.delete(name));
    current.then(end, end);
    return current;
  }
}
