/** The drawing, in units of its own; the office is in its middle. */
export const SKETCH = { width: 300, height: 240 };
