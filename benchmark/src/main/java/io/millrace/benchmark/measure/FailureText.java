package io.millrace.benchmark.measure;

/**
 * A failure in one line: its kind and text, and those of its root cause if it has another.
 *
 * @param failure the failure
 */
public record FailureText(Throwable failure) {

  /** Returns the line. */
  @Override
  public String toString() {
    Throwable root = failure;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return root == failure ? text(failure) : text(failure) + " Cause: " + text(root);
  }

  private static String text(Throwable one) {
    String kind = one.getClass().getSimpleName();
    return one.getMessage() == null
        ? kind
        : kind + ": " + one.getMessage().lines().findFirst().orElse("");
  }
}
