package io.millrace.benchmark.worker;

import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;

/**
 * Opens an engine by the name of its factory, and tells an engine that does not start from one that
 * fails later.
 *
 * @param className the name of the factory
 */
record NamedFactory(String className) implements EngineFactory {

  @Override
  public EngineUnderTest open(EngineSettings settings) {
    try {
      return factory().open(settings);
    } catch (RuntimeException | LinkageError | ReflectiveOperationException e) {
      throw new EngineNotStartedException(e);
    }
  }

  private EngineFactory factory() throws ReflectiveOperationException {
    return (EngineFactory) Class.forName(className).getDeclaredConstructor().newInstance();
  }
}
