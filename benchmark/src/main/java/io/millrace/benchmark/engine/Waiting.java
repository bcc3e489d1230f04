package io.millrace.benchmark.engine;

/** Tells whether anybody waits for what a scenario brings. Stateless. */
public final class Waiting {

  private Waiting() {}

  /**
   * Insists on somebody who waits for a message.
   *
   * @param found what a query found, or null if it found nothing
   * @param message the name of the message
   * @param businessKey the key of the instance that was asked about
   * @param <E> the engine's type of what waits
   * @return what was found
   * @throws IllegalStateException if nobody waits
   */
  public static <E> E one(E found, String message, String businessKey) {
    if (found == null) {
      throw new IllegalStateException(
          "No instance with the business key '"
              + businessKey
              + "' waits for the message '"
              + message
              + "'.");
    }
    return found;
  }
}
