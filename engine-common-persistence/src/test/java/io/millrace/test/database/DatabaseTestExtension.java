package io.millrace.test.database;

import java.util.Optional;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives a {@link DatabaseTest} its server and its fresh database, or skips it where the server
 * cannot run.
 *
 * <p>Other extensions reach the same database by {@link #databaseOf(ExtensionContext)}.
 */
public final class DatabaseTestExtension implements ExecutionCondition, ParameterResolver {

  private static final Namespace NAMESPACE = Namespace.create(DatabaseTestExtension.class);

  /**
   * Returns the database of the outermost test class of a context, creating it at the first call.
   *
   * @param context the context of a test class or of a test in it
   * @return the database, dropped after the class
   */
  public static Database databaseOf(ExtensionContext context) {
    return outermostClass(context)
        .getStore(NAMESPACE)
        .getOrComputeIfAbsent(Lease.class, key -> new Lease(TestDatabase.current()), Lease.class)
        .database();
  }

  /** Returns the database of a class if something has asked for it already. */
  static Optional<Database> leased(ExtensionContext context) {
    return Optional.ofNullable(
            outermostClass(context).getStore(NAMESPACE).get(Lease.class, Lease.class))
        .map(Lease::database);
  }

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    try {
      var server = TestDatabase.current();
      return ConditionEvaluationResult.enabled("runs on " + server);
    } catch (DatabaseNotAvailableException e) {
      return ConditionEvaluationResult.disabled(e.getMessage());
    }
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    var type = parameter.getParameter().getType();
    return type == Database.class || type == TestDatabase.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Database.class
        ? databaseOf(context)
        : TestDatabase.current();
  }

  private static ExtensionContext outermostClass(ExtensionContext context) {
    var outermost = context;
    while (outermost.getParent().flatMap(ExtensionContext::getTestClass).isPresent()) {
      outermost = outermost.getParent().orElseThrow();
    }
    return outermost;
  }

  private static final class Lease implements AutoCloseable {

    private final TestDatabase server;
    private final Database database;

    Lease(TestDatabase server) {
      this.server = server;
      this.database = server.freshDatabase();
    }

    Database database() {
      return database;
    }

    @Override
    public void close() {
      server.drop(database);
    }
  }
}
