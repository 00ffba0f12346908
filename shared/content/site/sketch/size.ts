/** Size of the drawing in its own units; the office is in the middle. */
export const SKETCH = { width: 300, height: 240 };
