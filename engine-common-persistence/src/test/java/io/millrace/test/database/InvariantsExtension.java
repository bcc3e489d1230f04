package io.millrace.test.database;

import io.millrace.test.ExpectsDeadLetters;
import io.millrace.test.IdleTransactions;
import io.millrace.test.Invariants;
import io.millrace.test.NoDeadLetters;
import io.millrace.test.WithoutInvariants;
import java.lang.annotation.Annotation;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Checks after every {@link DatabaseTest} that the invariants of all engines hold in the databases
 * the test used, and that no session and no thread of an engine is left hanging.
 *
 * <p>Rows are looked at before the test's own clean-up, in one snapshot, sessions and threads
 * behind it.
 */
final class InvariantsExtension
    implements BeforeEachCallback, AfterTestExecutionCallback, AfterEachCallback {

  private static final Namespace NAMESPACE = Namespace.create(InvariantsExtension.class);

  /** What was there before a test. */
  private record Before(Set<Database> databases, EngineThreads threads) {}

  @Override
  public void beforeEach(ExtensionContext context) {
    context
        .getStore(NAMESPACE)
        .put(Before.class, new Before(TestDatabase.current().databases(), EngineThreads.now()));
  }

  @Override
  public void afterTestExecution(ExtensionContext context) throws SQLException {
    if (isMarked(context, WithoutInvariants.class)) {
      return;
    }
    for (var database : databases(context)) {
      check(TestDatabase.current().observer(database), context);
    }
  }

  /** One statement sees one snapshot; only where it finds suspects, a transaction has to. */
  private static void check(Connection connection, ExtensionContext context) throws SQLException {
    var invariants = invariants(connection, context);
    if (!invariants.findSuspects(connection)) {
      return;
    }
    connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
    connection.setAutoCommit(false);
    try {
      invariants.check(connection);
    } finally {
      connection.rollback();
      connection.setAutoCommit(true);
      connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
    }
  }

  private static Invariants invariants(Connection connection, ExtensionContext context)
      throws SQLException {
    var invariants = Invariants.in(connection);
    return invariants.isEmpty() || isMarked(context, ExpectsDeadLetters.class)
        ? invariants
        : invariants.and(NoDeadLetters.INVARIANT);
  }

  @Override
  public void afterEach(ExtensionContext context) throws SQLException {
    for (var database : databases(context)) {
      var connection = TestDatabase.current().observer(database);
      var idle = Settling.violations(() -> new IdleTransactions().violations(connection));
      if (!idle.isEmpty()) {
        throw new AssertionError("Sessions were left behind: " + idle);
      }
    }
    var threads = before(context).threads();
    var more = Settling.violations(() -> EngineThreads.now().beyond(threads));
    if (!more.isEmpty()) {
      throw new AssertionError("Threads of an engine were left behind: " + more);
    }
  }

  /** The database of the class, and those that the test has created and not dropped. */
  private static Set<Database> databases(ExtensionContext context) {
    var used = new HashSet<>(TestDatabase.current().databases());
    used.removeAll(before(context).databases());
    DatabaseTestExtension.leased(context).ifPresent(used::add);
    return used;
  }

  private static Before before(ExtensionContext context) {
    return context.getStore(NAMESPACE).get(Before.class, Before.class);
  }

  private static boolean isMarked(ExtensionContext context, Class<? extends Annotation> mark) {
    return AnnotationSupport.isAnnotated(context.getElement(), mark)
        || AnnotationSupport.isAnnotated(context.getTestClass(), mark);
  }
}
