// Before the first paint, so that a chosen theme does not flash the other one.
try {
  const { theme } = JSON.parse(localStorage.getItem("ventuno.preferences") ?? "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be closed to us; the system's theme does.
}
