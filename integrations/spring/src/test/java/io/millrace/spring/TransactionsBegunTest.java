package io.millrace.spring;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.DelegateException;
import io.millrace.common.OutcomeUnknownException;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.TransactionSystemException;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.support.DefaultTransactionStatus;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import org.springframework.transaction.support.TransactionTemplate;

/** What becomes of the transactions that Spring begins for an engine. */
@DatabaseTest
class TransactionsBegunTest {

  private final Database database;
  private final List<String> heard = new ArrayList<>();
  private Application application;
  private Manager manager;

  TransactionsBegunTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void open() {
    application =
        Application.leading(
            dataSource -> {
              manager = new Manager(dataSource);
              return manager;
            },
            database);
  }

  @AfterEach
  void close() {
    application.close();
  }

  private void deployEntering(String key) {
    application.deploy(
        process(key)
            .serviceTask("enter", t -> t.expression("${book.enter('x')}"))
            .userTask("work"));
  }

  @Test
  void whatCallsNoBeanIsNoTransactionOfTheManagers() {
    application.deploy(process("plain").userTask("work"));
    manager.begun = 0;
    application.start("plain");
    application.running();
    assertThat(manager.begun).isZero();
  }

  @Test
  void theManagerBeginsOneForAUnitThatCallsABean() {
    deployEntering("one");
    manager.begun = 0;
    application.start("one");
    assertThat(manager.begun).isOne();
    assertThat(application.entries()).containsExactly("x");
  }

  @Test
  void aConflictAtTheCommitIsRepeatedInANewTransaction() {
    deployEntering("conflict");
    manager.begun = 0;
    manager.failOnce(false, new SQLException("Another was in the way", "40001", 1213));
    application.start("conflict");
    assertThat(manager.begun).isEqualTo(2);
    assertThat(application.entries()).containsExactly("x");
    assertThat(application.running()).isOne();
  }

  @Test
  void aConflictThatABeanMeetsIsRepeatedInANewTransaction() {
    application.bean("meeting", application.transactional((Meeting) new MeetingOnce()));
    application.deploy(
        process("met")
            .serviceTask("enter", t -> t.expression("${book.enter('x')}"))
            .serviceTask("meet", t -> t.expression("${meeting.meet()}"))
            .userTask("work"));
    manager.begun = 0;
    application.start("met");
    assertThat(manager.begun).isEqualTo(2);
    assertThat(application.entries()).containsExactly("x");
  }

  @Test
  void aCommitWhoseAnswerIsLostIsAnUnknownOutcome() {
    deployEntering("lost");
    manager.begun = 0;
    manager.failOnce(true, new SQLException("The connection was lost", "08006"));
    assertThatThrownBy(() -> application.start("lost")).isInstanceOf(OutcomeUnknownException.class);
    assertThat(manager.begun).isOne();
    assertThat(application.running()).isOne();
  }

  @Test
  void anErrorThatMarksTheTransactionCannotBeCaught() {
    application.bean("failing", application.transactional((Failing) new FailingByError()));
    application.deploy(
        process("marked")
            .serviceTask("fail", t -> t.expression("${failing.rollingBack()}"))
            .boundaryEvent("caught", Trigger.error("E"), p -> p.userTask("repair"))
            .userTask("work"));
    assertThatThrownBy(() -> application.start("marked"))
        .isInstanceOf(DelegateException.class)
        .hasMessageContainingAll("'E'", "'fail'", "'caught'", "noRollbackFor")
        .hasCauseInstanceOf(BpmnError.class);
    assertThat(application.running()).isZero();
  }

  @Test
  void anErrorForWhichTheBeanDoesNotRollBackIsCaught() {
    application.bean("failing", application.transactional((Failing) new FailingByError()));
    application.deploy(
        process("kept")
            .serviceTask("enter", t -> t.expression("${book.enter('x')}"))
            .serviceTask("fail", t -> t.expression("${failing.keeping()}"))
            .boundaryEvent("caught", Trigger.error("E"), p -> p.userTask("repair"))
            .userTask("work"));
    application.start("kept");
    assertThat(application.engine().getTaskService().createTaskQuery().singleResult().getName())
        .isEqualTo("repair");
    assertThat(application.entries()).containsExactly("x");
  }

  @Test
  void whatABeanRegistersIsCalledOnceAfterTheCommitAndMayCallTheEngine() {
    application.deploy(process("after").userTask("work"));
    application.bean("registering", new Registering());
    application.deploy(
        process("tells")
            .serviceTask("register", t -> t.expression("${registering.register()}"))
            .userTask("work"));
    application.start("tells");
    assertThat(heard).containsExactly("before commit 1", "after commit 1");
    assertThat(application.running()).isEqualTo(2);
  }

  @Test
  void aTransactionOfItsOwnInsideABeanStaysWhenTheStepFails() {
    application.bean("apart", application.transactional((Apart) new WritingApart()));
    application.deploy(
        process("apart")
            .serviceTask("enter", t -> t.expression("${book.enter('x')}"))
            .serviceTask("log", t -> t.expression("${apart.enter()}"))
            .serviceTask("fail", t -> t.expression("${nothing.there}")));
    assertThatThrownBy(() -> application.start("apart")).hasMessageContaining("nothing");
    assertThat(application.entries()).containsExactly("apart");
  }

  @Test
  void aCallInsideATransactionOfTheApplicationBeginsNone() {
    deployEntering("joined");
    manager.begun = 0;
    new TransactionTemplate(manager)
        .executeWithoutResult(
            s -> {
              application.start("joined");
              s.setRollbackOnly();
            });
    assertThat(manager.begun).isOne();
    assertThat(application.entries()).isEmpty();
    assertThat(application.running()).isZero();
  }

  /** Writes in a transaction of its own. */
  public interface Apart {
    /** Writes a row. */
    @Transactional(propagation = Propagation.REQUIRES_NEW)
    void enter();
  }

  private final class WritingApart implements Apart {
    @Override
    public void enter() {
      application.book().enter("apart");
    }
  }

  /** Meets conflicts. */
  public interface Meeting {
    /** Fails the first time. */
    @Transactional
    void meet();
  }

  private static final class MeetingOnce implements Meeting {
    private boolean met;

    @Override
    public void meet() {
      if (!met) {
        met = true;
        throw new IllegalStateException(new SQLException("deadlock", "40001", 1213));
      }
    }
  }

  /** Throws a modelled error. */
  public interface Failing {
    /** As Spring does unless it is told otherwise. */
    @Transactional
    void rollingBack();

    /** As it is to be. */
    @Transactional(noRollbackFor = BpmnError.class)
    void keeping();
  }

  private static final class FailingByError implements Failing {
    @Override
    public void rollingBack() {
      throw new BpmnError("E");
    }

    @Override
    public void keeping() {
      throw new BpmnError("E");
    }
  }

  /** Has itself called at the end of the transaction. */
  public final class Registering {
    /** Registers. */
    public void register() {
      TransactionSynchronizationManager.registerSynchronization(
          new TransactionSynchronization() {
            @Override
            public void beforeCommit(boolean readOnly) {
              heard.add("before commit " + application.running());
            }

            @Override
            public void afterCommit() {
              heard.add("after commit " + application.running());
              application.start("after");
            }
          });
    }
  }

  /** Counts what it begins, and fails when a test asks for it. */
  private static final class Manager extends JdbcTransactionManager {

    private static final long serialVersionUID = 1L;

    private int begun;
    private boolean commits;
    private SQLException failure;

    Manager(DataSource dataSource) {
      super(dataSource);
    }

    void failOnce(boolean afterCommit, SQLException error) {
      commits = afterCommit;
      failure = error;
    }

    @Override
    protected void doBegin(Object transaction, TransactionDefinition definition) {
      begun++;
      super.doBegin(transaction, definition);
    }

    @Override
    protected void doCommit(DefaultTransactionStatus status) {
      var error = failure;
      failure = null;
      if (error == null || commits) {
        super.doCommit(status);
      } else {
        super.doRollback(status); // as the database does before it says so
      }
      if (error != null) {
        throw new TransactionSystemException("Could not commit", error);
      }
    }
  }
}
