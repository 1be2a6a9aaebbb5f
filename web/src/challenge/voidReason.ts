/** Why the house itself declares a game void (C14). Any other reason is the floor manager's, and stays as it was typed. */
export const NOT_IN_TIME = "could not go on in time";
