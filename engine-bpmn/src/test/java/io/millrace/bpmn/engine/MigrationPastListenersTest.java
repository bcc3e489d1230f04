package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.migration.ProcessInstanceMigrationDocument;
import io.millrace.bpmn.migration.ProcessInstanceMigrationDocumentBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.Log;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.DelegateException;
import org.junit.jupiter.api.Test;

/** Migrations tell listeners of what they end and begin, or leave them out. */
@EngineTest
class MigrationPastListenersTest {

  private final Log log = new Log();

  /** Refuses. */
  public static final class Refusing {
    /** Throws an error of the model. */
    public void refuse() {
      throw new BpmnError("refused");
    }
  }

  @Test
  void aPlanIsCarriedOutPastListenersAtOnceAndByABatch(TestEngine engine) {
    // given
    engine.bean("refusing", new Refusing());
    engine.bean("log", log);
    var migrating = new Migrating(engine);
    var service = engine.engine().getProcessMigrationService();
    var source =
        migrating.version(
            process("order")
                .subProcess(
                    "old",
                    n -> n.executionListener("end", "${refusing.refuse()}"),
                    o -> o.userTask("a"))
                .userTask("after"));
    var one = engine.start("order");
    var two = engine.start("order");
    var target =
        migrating.version(
            process("order")
                .subProcess(
                    "fresh",
                    n -> n.executionListener("start", "${log.add('start fresh')}"),
                    f -> f.userTask("a"))
                .userTask("after"));
    var plan = service.createMigrationPlan(source, target).mapActivities("a", "a").build();
    // when
    assertThatThrownBy(() -> service.newMigration(plan).processInstanceIds(one.getId()).execute())
        // then
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("Cannot migrate the process instance '" + one.getId() + "'")
        .hasMessageContaining("the event 'end' at 'old'")
        .hasMessageContaining("skipCustomListeners");
    // when
    service
        .newMigration(plan)
        .processInstanceIds(one.getId())
        .skipCustomListeners()
        .skipIoMappings()
        .execute();
    service.newMigration(plan).processInstanceIds(two.getId()).skipCustomListeners().executeAsync();
    engine.runAllJobs();
    // then
    assertThat(log.entries()).isEmpty();
    assertThat(migrating.versionOf(one)).isEqualTo(target);
    assertThat(migrating.versionOf(two)).isEqualTo(target);
    engine.completeTask(one, "a");
    assertThat(engine.openTasks(one)).containsExactly("after");
  }

  @Test
  void aDocumentSaysWhatIsLeftOut(TestEngine engine) {
    // given
    var document =
        new ProcessInstanceMigrationDocumentBuilder()
            .setProcessDefinitionToMigrateTo("p")
            .setSkipCustomListeners(true)
            .setSkipIoMappings(true)
            .build();
    // when
    var read = ProcessInstanceMigrationDocument.fromJson(document.asJsonString());
    // then
    assertThat(read.isSkipCustomListeners()).isTrue();
    assertThat(read.isSkipIoMappings()).isTrue();
  }
}
