/** Returns an SQL condition: the row gets this state. @param {string} state */
export const becomes = (state) => `NEW.state = '${state}' AND OLD.state IS DISTINCT FROM NEW.state`
