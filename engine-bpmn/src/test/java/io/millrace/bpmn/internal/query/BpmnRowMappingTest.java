package io.millrace.bpmn.internal.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.HistoricActivityEntity;
import io.millrace.bpmn.internal.persistence.HistoricProcessInstanceEntity;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.persistence.RowMappings;
import io.millrace.test.WithoutInvariants;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@WithoutInvariants("each row is filled to find it again")
@DatabaseTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BpmnRowMappingTest {

  private InstanceStore store;

  @BeforeAll
  void open(Database database) {
    store = new InstanceStore(database);
  }

  @AfterAll
  void close() {
    store.close();
  }

  private RowMappings mappings() {
    return new RowMappings(store.store().executor(), store.queries().executor().mappers());
  }

  @Test
  void bothMappingsAgreeForHistory() {
    mappings().agree(HistoricProcessInstanceEntity.TABLE, "historicProcessInstance", Set.of());
    mappings().agree(HistoricActivityEntity.TABLE, "activity", Set.of());
  }

  @Test
  void bothMappingsAgreeForExecutions() {
    var definition = store.definition("order", 2, "");
    var row = store.instanceRow(definition, HistoryLevel.AUDIT);
    mappings().agree(ExecutionEntity.TABLE, row, "execution", Set.of());
  }

  @Test
  void aRunningInstanceHasTheSameValuesInHistory() {
    var definition = store.definition("order", 1, "");
    var instance = store.instance(definition);
    var seen =
        store
            .queries()
            .historicProcessInstances()
            .processInstanceId(instance.getId())
            .singleResult();
    assertThat(seen.getId()).isEqualTo(instance.getId());
    assertThat(seen.getProcessDefinitionKey()).isEqualTo("order");
    assertThat(seen.getStartTime()).isEqualTo(instance.getStartTime());
    assertThat(seen.getStartActivityId()).isEqualTo("start");
    assertThat(seen.getEndTime()).isNull();
    assertThat(seen.getDurationInMillis()).isNull();
  }
}
