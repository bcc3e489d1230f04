/**
 * Ends sessions and statements of a server while they are at a known place. Called by tests of what
 * then becomes of a unit of work; calls the server alone, past the engine.
 */
package io.millrace.test.kill;
