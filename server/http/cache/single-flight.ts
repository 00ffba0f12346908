interface Flight {
  current: Promise<unknown>;
  next?: Promise<unknown>;
}

/**
 * Runs at most one `make` per name at a time and shares its result. A call during a run waits for the next run, because
 * the current one may have read the data before a change. A failure is passed on to all waiting calls.
 */
export class SingleFlight {
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
