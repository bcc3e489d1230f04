package io.millrace.bpmn.test;

import io.millrace.test.database.DatabaseTest;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test class that runs on every database with an engine of its own, handed to its methods as
 * {@link TestEngine}. After each test the invariants are checked and all rows are deleted.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@DatabaseTest
@ExtendWith(EngineExtension.class)
public @interface EngineTest {}
