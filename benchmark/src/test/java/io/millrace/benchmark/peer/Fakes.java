package io.millrace.benchmark.peer;

import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.InMemoryEngine;
import java.util.Map;

/** Engines without a database, for processes with the class path of the tests. */
public final class Fakes {

  private Fakes() {}

  /** An engine that works. Its history is that of the level full. */
  public static EngineEntry working(String name) {
    return entry(name, Working.class);
  }

  /** An engine that does not start. */
  public static EngineEntry refusing(String name) {
    return entry(name, Refusing.class);
  }

  /** An engine whose process dies at the first call. */
  public static EngineEntry dying(String name) {
    return entry(name, Dying.class);
  }

  /** An engine whose process dies as soon as two threads call it, and no more. */
  public static EngineEntry dyingAtTwoThreads(String name) {
    return entry(name, DyingAtTwoThreads.class);
  }

  /** An engine that works and gives the number of its process as its version. */
  public static EngineEntry tellingItsProcess(String name) {
    return entry(name, TellingItsProcess.class);
  }

  private static EngineEntry entry(String name, Class<? extends EngineFactory> factory) {
    return new EngineEntry(name, factory.getName(), () -> System.getProperty("java.class.path"));
  }

  /** Opens the engine that works. */
  public static final class Working implements EngineFactory {

    @Override
    public EngineUnderTest open(EngineSettings settings) {
      return new InMemoryEngine();
    }
  }

  /** Opens nothing. */
  public static final class Refusing implements EngineFactory {

    @Override
    public EngineUnderTest open(EngineSettings settings) {
      throw new IllegalStateException("no such database, please");
    }
  }

  /** Opens the engine that dies. */
  public static final class Dying implements EngineFactory {

    @Override
    public EngineUnderTest open(EngineSettings settings) {
      return new InMemoryEngine() {
        @Override
        public String start(String processKey, Map<String, Object> variables) {
          System.out.println("a last word");
          Runtime.getRuntime().halt(7);
          return null;
        }
      };
    }
  }

  /** Opens the engine that dies of two threads. */
  public static final class DyingAtTwoThreads implements EngineFactory {

    @Override
    public EngineUnderTest open(EngineSettings settings) {
      return new InMemoryEngine() {
        @Override
        public String start(String processKey, Map<String, Object> variables) {
          if (loadThreads() == 2) {
            Runtime.getRuntime().halt(7);
          }
          return super.start(processKey, variables);
        }
      };
    }

    private static long loadThreads() {
      return Thread.getAllStackTraces().keySet().stream()
          .filter(thread -> thread.getName().startsWith("load-"))
          .count();
    }
  }

  /** Opens the engine that gives the number of its process as its version. */
  public static final class TellingItsProcess implements EngineFactory {

    @Override
    public EngineUnderTest open(EngineSettings settings) {
      return new InMemoryEngine() {
        @Override
        public String version() {
          return Long.toString(ProcessHandle.current().pid());
        }
      };
    }
  }
}
