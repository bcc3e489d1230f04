package io.millrace.test.random;

/**
 * What an engine showed after a step.
 *
 * @param <S> what can be seen
 * @param outcome null if it failed
 * @param state null if there is no instance
 * @param failure null, or the exception that says neither done nor refused
 */
public record Answer<S>(Outcome outcome, S state, String failure) {

  static <S> Answer<S> of(Outcome outcome, S state) {
    return new Answer<>(outcome, state, null);
  }

  static <S> Answer<S> failed(RuntimeException exception) {
    return new Answer<>(null, null, exception.toString());
  }
}
