package io.millrace.bpmn.plugin;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ManagementService;
import io.millrace.bpmn.RuntimeService;
import io.millrace.common.plugin.EngineExtensions;
import io.millrace.common.transaction.JoinedTransaction;
import io.millrace.common.transaction.TransactionState;
import io.millrace.common.transaction.TransactionSynchronization;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.database.TestDatabase;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Listeners of the whole engine for the end of transactions. */
@DatabaseTest
class TransactionListenersTest {

  private final List<TransactionState> heard = new ArrayList<>();
  private final AtomicBoolean refusing = new AtomicBoolean();
  private final AtomicReference<JoinedTransaction> joined = new AtomicReference<>();
  private Database database;

  @BeforeEach
  void begin() {
    database = TestDatabase.current().freshDatabase();
  }

  private PluggedEngine hearing() {
    return PluggedEngine.on(
        database,
        e -> {
          e.transactionIntegration(joined::get);
          for (var state : TransactionState.values()) {
            e.transactionListener(state, context -> heard.add(context.getState()));
          }
        });
  }

  /** An engine whose calls fail before the commit when that is wanted. */
  private PluggedEngine refusing() {
    return PluggedEngine.on(
        database, e -> refuse(e.transactionIntegration(joined::get), TransactionState.COMMITTING));
  }

  private void refuse(EngineExtensions extensions, TransactionState state) {
    extensions.transactionListener(
        state,
        context -> {
          if (refusing.get()) {
            throw new NoClassDefFoundError("Audit");
          }
        });
  }

  private static RuntimeService runtime(PluggedEngine plugged) {
    return plugged.engine().getRuntimeService();
  }

  private static ManagementService management(PluggedEngine plugged) {
    return plugged.engine().getManagementService();
  }

  private Connection connect() throws SQLException {
    var connection =
        DriverManager.getConnection(database.url(), database.user(), database.password());
    connection.setAutoCommit(false);
    connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
    return connection;
  }

  private static String startWithJob(PluggedEngine plugged) {
    plugged.deploy(
        process("order").activity("manualTask", "pay", t -> t.asyncBefore()).userTask("ship"));
    return runtime(plugged).startProcessInstanceByKey("order").getId();
  }

  /** Suspends the jobs of an instance, which is written in bulk, and fails before the commit. */
  private void failToSuspend(PluggedEngine plugged, String instanceId) {
    refusing.set(true);
    assertThatThrownBy(() -> management(plugged).suspendJobByProcessInstanceId(instanceId))
        .hasMessageContaining("Audit");
    refusing.set(false);
  }

  @Test
  void whatACallHasWrittenInBulkIsTakenBackOnAConnectionThatWasHandedIn() throws SQLException {
    try (var plugged = refusing();
        var connection = connect()) {
      var order = startWithJob(plugged);
      plugged.engine().inTransaction(connection, () -> failToSuspend(plugged, order));
      connection.commit();
      assertThat(management(plugged).createSuspendedJobQuery().count()).isZero();
    }
  }

  @Test
  void whatACallHasWrittenInBulkMarksTheTransactionOfAManagerForRollback() throws SQLException {
    try (var plugged = refusing();
        var connection = connect()) {
      var order = startWithJob(plugged);
      var marked = new AtomicBoolean();
      joined.set(new Joined(connection, marked));
      failToSuspend(plugged, order);
      joined.set(null);
      connection.rollback();
      assertThat(marked).isTrue();
    }
  }

  @Test
  void anErrorAfterTheCommitReachesNeitherTheCallerNorTheNextListener() {
    try (var plugged =
        PluggedEngine.on(
            database,
            e -> {
              refuse(e, TransactionState.COMMITTED);
              e.transactionListener(
                  TransactionState.COMMITTED, context -> heard.add(context.getState()));
            })) {
      plugged.deploy(process("order").userTask("work"));
      heard.clear();
      refusing.set(true);
      runtime(plugged).startProcessInstanceByKey("order");
      assertThat(heard).containsExactly(TransactionState.COMMITTED);
    }
  }

  @Test
  void theyHearOfADeletionOfHistory() {
    try (var plugged = hearing()) {
      plugged.deploy(process("order").userTask("work"));
      var order = runtime(plugged).startProcessInstanceByKey("order").getId();
      runtime(plugged).deleteProcessInstance(order, "enough");
      heard.clear();
      plugged.engine().getHistoryService().deleteHistoricProcessInstance(order);
      assertThat(heard).containsExactly(TransactionState.COMMITTING, TransactionState.COMMITTED);
    }
  }

  @Test
  void aConnectionThatWasHandedInReportsNoRollback() throws SQLException {
    try (var plugged = hearing();
        var connection = connect()) {
      plugged.deploy(
          process("broken").serviceTask("fail", t -> t.expression("${missing}")),
          process("order").userTask("work"));
      heard.clear();
      plugged
          .engine()
          .inTransaction(
              connection,
              () -> {
                assertThatThrownBy(() -> runtime(plugged).startProcessInstanceByKey("broken"));
                runtime(plugged).startProcessInstanceByKey("order");
              });
      connection.commit();
      assertThat(heard).containsExactly(TransactionState.COMMITTING);
    }
  }

  /** A transaction of the test's own. */
  private record Joined(Connection connection, AtomicBoolean marked) implements JoinedTransaction {
    @Override
    public void register(TransactionSynchronization synchronization) {}

    @Override
    public void setRollbackOnly() {
      marked.set(true);
    }

    @Override
    public void release() {}
  }
}
