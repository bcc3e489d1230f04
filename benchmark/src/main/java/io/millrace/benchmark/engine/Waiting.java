package io.millrace.benchmark.engine;

/** What an adapter says when nobody waits for what a scenario brings. Stateless. */
public final class Waiting {

  private Waiting() {}

  /**
   * Makes the exception for a message that nobody waits for.
   *
   * @param message the name of the message
   * @param businessKey the key of the instance
   * @return the exception, to be thrown
   */
  public static IllegalStateException forNo(String message, String businessKey) {
    return new IllegalStateException(
        "No instance with the business key '"
            + businessKey
            + "' waits for the message '"
            + message
            + "'.");
  }
}
