package io.millrace.bpmn.plugin;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.common.OutcomeUnknownException;
import io.millrace.common.event.EngineEvent;
import io.millrace.common.event.EngineEventListener;
import io.millrace.common.plugin.EngineExtensions;
import io.millrace.common.transaction.TransactionState;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.ServerTest;
import io.millrace.test.database.WireProxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where nobody knows whether a transaction was committed, nobody is told how it ended. */
@ServerTest
class UnknownOutcomeTest {

  private final Database database;
  private final List<TransactionState> heard = new ArrayList<>();

  UnknownOutcomeTest(Database database) {
    this.database = database;
  }

  private void listen(EngineExtensions extensions) {
    for (var end : List.of(TransactionState.COMMITTED, TransactionState.ROLLED_BACK)) {
      extensions.transactionListener(end, context -> heard.add(end));
      extensions.eventListener(new After(end, heard));
    }
  }

  @Test
  void nobodyHearsThatWhatMayBeCommittedWasRolledBack() {
    assumeTrue(database.kind() == DatabaseKind.POSTGRESQL, "one trip for flush and commit");
    var proxy = WireProxy.before(database);
    try (var plugged = PluggedEngine.on(database.at(proxy.url()), this::listen)) {
      plugged.deploy(process("order").userTask("pay"));
      heard.clear();
      proxy.cutAt("insert into mr_execution", true);
      var runtime = plugged.engine().getRuntimeService();
      assertThatThrownBy(() -> runtime.startProcessInstanceByKey("order"))
          .isInstanceOf(OutcomeUnknownException.class);
      assertThat(proxy.hasCut()).isTrue();
      assertThat(heard).isEmpty();
      assertThat(runtime.createProcessInstanceQuery().count()).isOne();
    } finally {
      proxy.close();
    }
  }

  /** Hears of all events at the end of the transaction. */
  private record After(TransactionState state, List<TransactionState> heard)
      implements EngineEventListener {
    @Override
    public void onEvent(EngineEvent event) {
      heard.add(state);
    }

    @Override
    public TransactionState getOnTransaction() {
      return state;
    }
  }
}
